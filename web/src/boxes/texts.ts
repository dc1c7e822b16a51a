// The files of texts by the box that needs them, so that a base table does not load those of the others. A file that
// belongs to no box in particular is loaded with the base game. They are fetched as they are, not as scripts.
type Addresses = Readonly<Record<string, string>> // by path in the sources

const base: Addresses = import.meta.glob<string>(
  [
    '../../../src/archipel/texts/*/*.ftl',
    '!../../../src/archipel/texts/*/{terminal,sea*,cities*,ck_*,traders*,tb_*,junior*}.ftl',
  ],
  { query: '?url', import: 'default', eager: true },
)
const seafarers: Addresses = import.meta.glob<string>('../../../src/archipel/texts/*/sea*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})
const citiesKnights: Addresses = import.meta.glob<string>('../../../src/archipel/texts/*/{cities*,ck_*}.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})
const tradersBarbarians: Addresses = import.meta.glob<string>('../../../src/archipel/texts/*/{traders*,tb_*}.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})
const junior: Addresses = import.meta.glob<string>('../../../src/archipel/texts/*/junior*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The box that every other one is played with. */
export const FIRST_BOX = 'base'

/** Whose texts are always loaded. */
export const ALWAYS = 'base'
export const TEXTS: Readonly<Record<string, Addresses>> = {
  base,
  seafarers,
  cities_knights: citiesKnights,
  traders_barbarians: tradersBarbarians,
  junior,
}
