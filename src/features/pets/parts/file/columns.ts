import { type Field, KEEPER_COLUMNS, PET_COLUMNS } from '../../importing/columns.ts'

/** A column of a file as whoever fills it in is told of it. */
export interface ExplainedColumn {
  field: Field
  title: string
  example: string
  /** `oneOf`: one of several such columns is enough. */
  need: 'needed' | 'oneOf' | 'free'
}

/** For those who bring in animals of their own. */
export const OWN_COLUMNS: readonly ExplainedColumn[] = PET_COLUMNS.map(({ field, title, example, needed }) => ({
  field,
  title,
  example,
  need: needed ? 'needed' : 'free',
}))

const CONTACTS = [
  { field: 'keeperEmail', example: 'keeper@example.org' },
  { field: 'keeperMobile', example: '07700 900123' },
] as const

/** For those who chipped the animals of others: they know the implant, and how to reach each keeper. */
export const IMPLANT_COLUMNS: readonly ExplainedColumn[] = [
  ...OWN_COLUMNS.filter(({ field }) => field !== 'implanterName').map(
    (column): ExplainedColumn => (column.field.startsWith('implant') ? { ...column, need: 'needed' } : column),
  ),
  ...CONTACTS.map(({ field, example }): ExplainedColumn => {
    const title = KEEPER_COLUMNS.find((column) => column.field === field)?.title ?? field
    return { field, title, example, need: 'oneOf' }
  }),
]
