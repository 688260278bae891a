/** Rows as a CSV file that spreadsheets read: every cell in quotation marks, and none of them taken for a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join(',')).join('\r\n') + '\r\n'
}

/** A leading apostrophe makes a spreadsheet show a cell instead of working it out. */
const quoted = (cell: string) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`

/** Saves a CSV file to the device. The mark at its beginning tells spreadsheets that it is UTF-8. */
export const saveCsv = (rows: readonly (readonly string[])[], name: string) => saveText(`\uFEFF${csvOf(rows)}`, name)

/** Saves the text of a CSV file to the device, as it is. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
