declare module 'virtual:texts' {
  /** Where the texts are, by box and language. */
  export const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>>
}
