/** Rows as a CSV file (RFC 4180) that spreadsheets read: every cell in quotation marks, and none of them taken for a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join(',')).join('\r\n') + '\r\n'
}

/** A leading apostrophe makes a spreadsheet show a cell instead of working it out. */
const quoted = (cell: string) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`

/** The mark at its beginning tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
