// Up to which event the results of votes have been put away, at each table.
const until = $state<Record<string, number>>({})

export const away = {
  until: (table: string): number => until[table] ?? -1,
  put(table: string, event: number): void {
    until[table] = event
  },
}
