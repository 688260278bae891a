import { BYTE_ORDER_MARK, csvOf } from '#platform/csv.ts'

/** Rows as the document of a call that gives a download. */
export const csvFile = (rows: readonly (readonly string[])[], name: string) => ({
  bytes: Buffer.from(BYTE_ORDER_MARK + csvOf(rows)),
  type: 'text/csv; charset=utf-8',
  name,
})
