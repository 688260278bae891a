import { BYTE_ORDER_MARK, csvOf } from '#platform/csv.ts'

/** Saves a CSV file to the device. */
export const saveCsv = (rows: readonly (readonly string[])[], name: string) => saveText(BYTE_ORDER_MARK + csvOf(rows), name)

/** Saves the text of a CSV file to the device, as it is. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
