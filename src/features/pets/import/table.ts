import { parse } from 'csv-parse/sync'

export interface Table {
  header: string[]
  /** The rows below it, without blank ones; `row` is the number that a spreadsheet shows. */
  rows: { row: number; cells: string[] }[]
}

/** Reads a CSV file as spreadsheets and practice systems write it; or the sentence that says why it cannot be read. */
export function readTable(bytes: Uint8Array): Table | { unreadable: string } {
  const text = textOf(bytes)
  if (text.includes('\0')) return { unreadable: 'This isn’t a CSV file. Open it in a spreadsheet, save it as CSV and choose that file.' }
  if (!isOfRows(text))
    return {
      unreadable:
        'This doesn’t look like a list of pets: its lines are too long, or there are too many. Save it as CSV with one pet in each row.',
    }
  try {
    return tableOf(parse(text, { delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true, trim: true }))
  } catch {
    return {
      unreadable:
        'We can’t tell where the cells in this file end: a quotation mark is opened and never closed. Save it as CSV again from a spreadsheet.',
    }
  }
}

/** In characters: a pet's row has a few hundred. */
const LONGEST_LINE = 20_000
const MOST_LINES = 1_000_000

/** What is no list is refused before it is taken apart, which would keep everybody else waiting. */
function isOfRows(text: string): boolean {
  let lines = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (isBreak(text.charCodeAt(at))) {
      lines += 1
      start = at + 1
    }
    if (at - start > LONGEST_LINE || lines > MOST_LINES) return false
  }
  return true
}

const isBreak = (code: number) => code === 10 || code === 13

function tableOf(records: string[][]): Table | { unreadable: string } {
  const [header, ...below] = records
  if (!header || header.length < 2) return { unreadable: 'Choose a CSV file with a first row of column names' }
  const rows = below.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { header, rows }
}

/** UTF-8 or UTF-16 where the file says or shows so, else Windows-1252, which British spreadsheets write; without the byte-order mark. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Comma, semicolon or tab: whichever parts the first line most often. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n|\r/, 1)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, times: first.split(mark).length }))
  return counts.reduce((best, one) => (one.times > best.times ? one : best)).mark
}
