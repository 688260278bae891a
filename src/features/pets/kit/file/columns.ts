import { type Column, type Field, INTAKE_COLUMNS, KEEPER_COLUMNS, LITTER_COLUMNS, PET_COLUMNS } from '../../import/columns.ts'

/** A column of a file as whoever fills it in is told of it. */
export interface ExplainedColumn {
  field: Field
  title: string
  example: string
  /** `oneOf`: one of several such columns is enough. */
  need: 'needed' | 'oneOf' | 'free'
  /** The other names by which it is known. */
  also: readonly string[]
}

/** What may mean something else as well is a name only of a column that is needed. */
function explained(
  { field, title, example, also, perhaps = [] }: Column & { field: Field },
  need: ExplainedColumn['need'],
): ExplainedColumn {
  return { field, title, example, need, also: need === 'needed' ? [...also, ...perhaps] : also }
}

/** What is known of a keeper, with an example; the first two are enough by themselves. */
const CONTACTS: ReadonlyMap<Field, string> = new Map([
  ['keeperEmail', 'keeper@example.org'],
  ['keeperMobile', '07700 900123'],
  ['keeperName', 'Mary Jones'],
  ['keeperLine1', '4 Mill Lane'],
  ['keeperLine2', 'Neithrop'],
  ['keeperTown', 'Banbury'],
  ['keeperCounty', 'Oxfordshire'],
  ['keeperPostcode', 'OX16 1AA'],
  ['keeperLandline', '01295 123456'],
])

/** For those who bring in animals of their own. */
export const OWN_COLUMNS: readonly ExplainedColumn[] = [...PET_COLUMNS, ...LITTER_COLUMNS].map((column: Column & { field: Field }) =>
  explained(column, column.needed ? 'needed' : 'free'),
)

/** For those who chipped the animals of others: they know the implant, and how to reach each keeper. */
export const IMPLANT_COLUMNS: readonly ExplainedColumn[] = [
  ...PET_COLUMNS.filter(({ field }) => field !== 'implanterName').map((column) =>
    explained(column, column.needed || column.field.startsWith('implant') ? 'needed' : 'free'),
  ),
  ...KEEPER_COLUMNS.flatMap((column) => {
    const example = CONTACTS.get(column.field)
    const need = column.field === 'keeperEmail' || column.field === 'keeperMobile' ? 'oneOf' : 'free'
    return example === undefined ? [] : [explained({ ...column, example }, need)]
  }),
]

/** What a name means in the file of a rescue that means something else in others is left to its own columns. */
const ofARescue = <Known extends Column>(column: Known): Known => ({
  ...column,
  also: column.also.filter((name) => !INTAKE_COLUMNS.some(({ also }) => also.some((other: string) => other === name))),
})

/** For rescues: what the animal is, and how it came. It may have no chip, and only a year of birth. */
export const TAKEN_IN_COLUMNS: readonly ExplainedColumn[] = [
  ...INTAKE_COLUMNS.map((column: Column & { field: Field }) => explained(column, column.needed ? 'needed' : 'free')),
  ...PET_COLUMNS.map((column: Column & { field: Field }) =>
    explained(ofARescue(column), column.needed && column.field !== 'chipNumber' ? 'needed' : 'free'),
  ),
]

const DOG = { species: 'Dog', breed: 'Labrador Retriever', sex: 'Female', neutered: 'No', colour: 'Yellow' }

/** What a rescue’s file looks like: a stray with its council, one that was given up, one from a pound, and one without a chip. */
export const TAKEN_IN_EXAMPLES: readonly Partial<Record<Field, string>>[] = [
  {
    ...DOG,
    cameOn: '20/03/2026',
    cameHow: 'Stray',
    foundWhere: 'Woodhouse Moor, Leeds',
    councilFrom: '20/03/2026',
    councilReference: 'Leeds City Council SD 4471',
    finderName: 'Ada Frost',
    finderContact: '07700 900155',
    condition: 'Thin, otherwise well',
    keptAt: 'Kennel 4',
    chipNumber: '981 020 003 456 789',
    name: 'Biscuit',
    bornOn: '2021',
  },
  {
    ...DOG,
    cameOn: '21/03/2026',
    cameHow: 'Given up',
    givenUpBy: 'Joan Marsh',
    givenUpContact: '07700 900158',
    signedOn: '21/03/2026',
    note: 'Afraid of men',
    chipNumber: '981 020 003 456 790',
    name: 'Duchess',
    bornOn: '27/03/2021',
    neutered: 'Yes',
  },
  {
    ...DOG,
    cameOn: '22/03/2026',
    cameHow: 'From a pound',
    fromWhom: 'Leeds City Council pound',
    strayBefore: 'Over',
    daysOverOn: '18/03/2026',
    chipNumber: '981 020 003 456 791',
    name: 'Ash',
    bornOn: '03/2024',
  },
  {
    ...DOG,
    cameOn: '23/03/2026',
    cameHow: 'Stray',
    foundWhere: 'Kirkstall Road, Leeds',
    scannedBy: 'Kay Brook',
    scannedOn: '23/03/2026',
    name: 'Elm',
    bornOn: '2025',
  },
]
