import { PET_COLUMNS } from './import/columns.ts'

/** The name under which the template is saved. */
export const TEMPLATE_NAME = 'homeward-pets.csv'

/** A CSV file with the columns of an import and one row to show how they are filled in. */
export const petsTemplate = () => templateOf(PET_COLUMNS)

/** A CSV file with these columns and one row of examples, or the rows that are given; it begins with a byte-order mark, for Excel. */
export function templateOf<Column extends { field: string; title: string; example: string }>(
  columns: readonly Column[],
  examples?: readonly Readonly<Partial<Record<Column['field'], string>>>[],
): string {
  const shown = examples?.map((row) => columns.map(({ field }: { field: Column['field'] }) => row[field] ?? '')) ?? [
    columns.map(({ example }) => example),
  ]
  const lines = [columns.map(({ title }) => title), ...shown]
  return `\ufeff${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
