import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { isWholeId, shortId } from './shortid.ts'
import { stateText } from './statetext.ts'

type Row = Record<string, unknown>

/** How wide a table gets; what does not fit beside the rest stands under its row. */
const WIDTH = 170
/** The longest text that stands in a column. */
const LONGEST_CELL = 44

/** The sentence of the call, but for a proposal: nothing has been done yet that the sentence says. */
const saidOf = (says: string, { proposalId }: Row) => (proposalId ? 'Proposed, waiting for approval' : says)

/** The answer of a call as a person reads it: rows as a table, anything else a line a field, with what it is about in the words for it. */
export function answerText(says: string, data: unknown, named: ReadonlyMap<string, string> = new Map()): string {
  const rows = isRow(data) ? data : {}
  const { items } = rows
  if (Array.isArray(items)) return items.length === 0 ? `${says}: none` : tableOf(items.filter(isRow)).join('\n')
  const about = [...named].map(([field, words]) => [`${thingOf(field)}:`, words])
  const facts = [...about, ...Object.entries(rows).map(([key, value]) => [`${labelOf(key)}:`, fieldText(key, value)])]
  return [`${saidOf(says, rows)}.`, ...aligned(facts.filter(([, text]) => text !== ''))].join('\n')
}

/** Rows under the labels of their fields. Empty columns are left out, and long texts stand under their row. */
export function tableOf(rows: readonly Row[]): string[] {
  const keys = [...new Set(rows.flatMap(Object.keys))]
  const texts = rows.map((row) => new Map(keys.map((key) => [key, fieldText(key, row[key])])))
  const widthOf = (key: string) => Math.max(labelOf(key).length, ...texts.map((row) => (row.get(key) ?? '').length))
  const filled = keys.filter((key) => texts.some((row) => row.get(key)))
  let left = WIDTH
  const columns = filled.filter((key) => {
    const fits = widthOf(key) <= LONGEST_CELL && widthOf(key) + 2 <= left
    if (fits) left -= widthOf(key) + 2
    return fits
  })
  const below = filled.filter((key) => !columns.includes(key))
  const [head = '', ...lines] = aligned([columns.map(labelOf), ...texts.map((row) => columns.map((key) => row.get(key) ?? ''))])
  return [head, ...lines.flatMap((line, index) => [line, ...below.flatMap((key) => underRow(key, texts[index]?.get(key) ?? ''))])]
}

const underRow = (key: string, text: string) => (text === '' ? [] : [`  ${labelOf(key)}: ${text}`])

/** Lines whose cells begin under each other. */
export function aligned(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A value as it is read in the United Kingdom: dates, money, chip numbers, yes and no; of an id, as much as tells it from others. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(textOf).join(value.some(isCommand) ? '\n      ' : '; ')
  if (isRow(value)) return groupText(value)
  const text = String(value).replace(/\s+/g, ' ')
  if (/^\d{15}$/.test(text)) return groupChipNumber(text)
  if (isWholeId(text)) return shortId(text)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return whenText(text, 'day')
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? whenText(text) : text
}

/** The fields whose values are states; what has to be typed again is never among them. */
const STATES = new Set(['status', 'petStatus', 'recalledMoney'])

/** A field as it is read: a state in words, anything else by what it is. */
export const fieldText = (key: string, value: unknown) => (STATES.has(key) && typeof value === 'string' ? stateText(value) : textOf(value))

function groupText(group: Row): string {
  const { pence, currency, from, to, ...rest } = group
  if (typeof pence === 'number' && currency === 'GBP') return moneyText(pence)
  const known = piecesText(rest) ?? paidBackText(rest)
  if (known !== null) return known
  const run = from === undefined ? [] : [from === to ? textOf(from) : `${textOf(from)} to ${textOf(to)}`]
  const facts = Object.entries(rest).filter(([, value]) => textOf(value) !== '')
  return [...run, ...facts.map(([key, value]) => `${labelOf(key).toLowerCase()} ${fieldText(key, value)}`)].join(', ')
}

/** Goods of a payment: "2 × crate", or "2 of line 1". */
function piecesText({ pieces, what, line, ...more }: Row): string | null {
  if (typeof pieces !== 'number' || Object.keys(more).length > 0) return null
  return typeof what === 'string' ? `${pieces} × ${what}` : `${pieces} of line ${textOf(line)}`
}

/** What goes back to a payer, and why it may be less than it cost, or not yet. */
function paidBackText({ amount, worth, waits }: Row): string | null {
  if (typeof waits !== 'boolean') return null
  const [back, cost] = [textOf(amount), textOf(worth)]
  const less = back === cost ? [] : [`of the ${cost} it cost: no more is left of what was paid`]
  return [back, ...less, ...(waits ? ['once the payer’s bank has decided'] : [])].join(', ')
}

/** What a field is about: `orderId` is an order. */
export const thingOf = (field: string) => (field === 'email' ? 'Person' : labelOf(field.replace(/Id$/, '')))

/** `chipNumber` → `Chip number`. */
export const labelOf = (key: string) => {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What can be typed stands on a line of its own. */
const isCommand = (value: unknown) => typeof value === 'string' && value.startsWith('npm run ')

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
