import { csvOf } from '#platform/csv.ts'
import { TO_FIX } from '../../import/tofix.ts'
import { type ImportReport, wrongRows } from './report.ts'

/** A file in two: the rows to fix, each with what is wrong, and the others, which can be registered in the meantime; both under the names of the columns as they were written. */
export function apart(text: string, report: Pick<ImportReport, 'rows'>): { toFix: string; others: string } {
  const [head = '', ...rows] = recordsIn(text)
  const mark = markOf(head)
  const wrong = new Map(wrongRows(report).map((row) => [row.row, row.wrong.join('; ')]))
  const numbered = rows.map((record, index) => ({ record, row: index + 2 })).filter(({ record }) => record.trim() !== '')
  const toFix = numbered.flatMap(({ record, row }) => {
    const words = wrong.get(row)
    return words === undefined ? [] : `${record}${mark}${csvOf([[words]]).trim()}`
  })
  const others = numbered.filter(({ row }) => !wrong.has(row)).map(({ record }) => record)
  return { toFix: lines([`${head}${mark}${TO_FIX}`, ...toFix]), others: lines([head, ...others]) }
}

const lines = (records: readonly string[]) => `${records.join('\r\n')}\r\n`

/** Comma, semicolon or tab: whichever parts the names of the columns most often. */
function markOf(head: string): string {
  const counts = [',', ';', '\t'].map((mark) => ({ mark, times: head.split(mark).length }))
  return counts.reduce((best, one) => (one.times > best.times ? one : best)).mark
}

/** The records of a CSV file as they are written. A line that ends inside quotation marks goes on in the next. */
function recordsIn(text: string): string[] {
  const records: string[] = []
  let open = ''
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)) {
    const record = open === '' ? line : `${open}\n${line}`
    const isWhole = (record.split('"').length - 1) % 2 === 0
    if (isWhole) records.push(record)
    open = isWhole ? '' : record
  }
  return open === '' ? records : [...records, open]
}

/** UTF-8, else what British spreadsheets write, as the register reads it. */
export function textIn(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
