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

/** For rescues: what the animal is, and how it came. */
export const TAKEN_IN_COLUMNS: readonly ExplainedColumn[] = [...INTAKE_COLUMNS, ...PET_COLUMNS].map((column: Column & { field: Field }) =>
  explained(column, column.needed ? 'needed' : 'free'),
)
