import { hairline, mark } from '#platform/pdf/ornaments.ts'
import { bytesOf, heightOf, INK, INNER, newSheet, PINE, QUIET, SHEET, type Sheet, write } from '#platform/pdf/sheet.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Content } from '../invoices.ts'
import { netOf } from './net.ts'

interface InvoiceDocument {
  /** What it is called, with its number. */
  name: string
  issuedAt: Date
  content: Content
}

/** An invoice or credit note (VAT Regulations 1995, SI 1995/2518, regulations 14 and 15C) on A4, tagged for screen readers. */
export async function invoicePdf({ name, issuedAt, content }: InvoiceDocument): Promise<Buffer> {
  const sheet = await newSheet({ title: name, about: content.description, madeAt: issuedAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  mark(sheet, SHEET.right - 40, 52, 40)

  let y = 56
  const add: Add = (tag, cells, below = 8) => {
    if (y > BOTTOM) y = nextSheet(sheet)
    const at = y
    for (const cell of cells) root.add(sheet.struct(tag, {}, () => write(sheet, cell.text, { ...USUAL, ...cell, y: at })))
    y += Math.max(...cells.map((cell) => heightOf(sheet, cell.text, { ...USUAL, ...cell }))) + below
  }
  const line = () => {
    hairline(sheet, y)
    y += 10
  }
  heading(add, { name, issuedAt, content })
  line()
  const columns = content.supplier.vatNumber ? WITH_VAT : WITHOUT_VAT
  add('P', row(columns, content.supplier.vatNumber ? HEADS_WITH_VAT : HEADS, { colour: QUIET, size: 9 }))
  for (const cells of linesOf(content)) add('P', row(columns, cells, {}))
  line()
  totals(add, content)
  root.end()
  return bytesOf(sheet)
}

const BOTTOM = 760
const USUAL = { face: 'text', size: 11, colour: INK } as const

interface Cell {
  text: string
  face?: 'title' | 'text' | 'strong'
  size?: number
  colour?: string
  x?: number
  width?: number
  align?: 'left' | 'right'
}
type Add = (tag: string, cells: Cell[], below?: number) => void

function nextSheet(sheet: Sheet): number {
  sheet.addPage()
  return 56
}

function heading(add: Add, { name, issuedAt, content }: InvoiceDocument) {
  const { supplier, customer } = content
  const seller = [supplier.name, ...supplier.address.split(', '), supplier.vatNumber && `VAT number ${supplier.vatNumber}`]
  const half = (INNER - 24) / 2
  const side = { x: SHEET.left + half + 24, width: half }
  add('H1', [{ text: name, face: 'title', size: 22, colour: PINE, width: INNER - 60 }], 16)
  add(
    'P',
    [
      { text: 'From', colour: QUIET, size: 9, width: half },
      { text: 'To', colour: QUIET, size: 9, ...side },
    ],
    2,
  )
  add(
    'P',
    [
      { text: seller.filter(Boolean).join('\n'), width: half },
      { text: [customer.name, ...customer.lines].join('\n'), ...side },
    ],
    18,
  )
  for (const words of factsOf(content, whenText(issuedAt, 'day'))) add('P', [{ text: words }], 4)
  add('P', [{ text: content.description, face: 'strong' }], 14)
}

/** The day that counts for the tax, how it was paid, and what a credit note is of. */
function factsOf({ supplier, corrects }: Content, day: string): string[] {
  if (!corrects) return [supplier.vatNumber ? `Date and tax point: ${day}` : `Date: ${day}`, 'Paid in full by card']
  const { number, issuedOn, reason } = corrects
  const invoice = `${supplier.vatNumber ? 'VAT invoice' : 'Receipt'} ${number}`
  return [
    `Date: ${day}`,
    `Corrects ${invoice}${issuedOn ? ` of ${whenText(issuedOn, 'day')}` : ''}`,
    `Why: ${reason.replace(/\.$/, '')}`,
    'Refunded to the card you paid with',
  ]
}

type Column = 'what' | 'quantity' | 'each' | 'rate' | 'sum'
type Row = Record<Column, string>
type Place = Pick<Cell, 'x' | 'width' | 'align'>

const numbers = (from: number, width: number): Place => ({ x: SHEET.left + from, width, align: 'right' })
const WITH_VAT: Partial<Record<Column, Place>> = {
  what: { x: SHEET.left, width: 190 },
  quantity: numbers(196, 46),
  each: numbers(246, 82),
  rate: numbers(332, 50),
  sum: numbers(INNER - 80, 80),
}
/** Without VAT there is no column of rates. */
const WITHOUT_VAT: Partial<Record<Column, Place>> = {
  what: { x: SHEET.left, width: 240 },
  quantity: numbers(246, 56),
  each: numbers(306, 70),
  sum: numbers(INNER - 80, 80),
}
const HEADS: Row = { what: 'What', quantity: 'Quantity', each: 'Each', rate: 'VAT rate', sum: 'Price' }
const HEADS_WITH_VAT: Row = { ...HEADS, each: 'Each, excl. VAT', sum: 'Excl. VAT' }

function row(columns: Partial<Record<Column, Place>>, texts: Row, style: Partial<Cell>): Cell[] {
  const order: Column[] = ['what', 'quantity', 'each', 'rate', 'sum']
  return order.flatMap((column) => {
    const place = columns[column]
    return place ? [{ text: texts[column], ...place, ...style }] : []
  })
}

/** Prices of single lines are without VAT, which follows in the totals. */
function linesOf(content: Content): Row[] {
  const net = netOf(content)
  return content.lines.map(({ words, quantity, vatRate, pence }, index) => {
    const sum = content.supplier.vatNumber ? (net[index] ?? 0) : pence
    return { what: words, quantity: String(quantity), each: pounds(Math.round(sum / quantity)), rate: `${vatRate} %`, sum: pounds(sum) }
  })
}

function totals(add: Add, { supplier, rates, pence, corrects }: Content) {
  const sum = (words: string, amount: number, style: Partial<Cell> = {}) =>
    add('P', [
      { text: words, x: SHEET.left, width: INNER - 110, align: 'right', ...style },
      { text: pounds(amount), x: SHEET.right - 100, width: 100, align: 'right', ...style },
    ])
  for (const { vatRate, vatPence, ...rate } of supplier.vatNumber ? rates : []) {
    sum(`Without VAT, at ${vatRate} %`, rate.pence - vatPence)
    sum(`VAT at ${vatRate} %`, vatPence)
  }
  sum(corrects ? 'Total refunded' : 'Total paid', pence, { face: 'strong', size: 13 })
}

/** On paper every sum has its pence. */
const pounds = (pence: number) => `£${Math.floor(pence / 100).toLocaleString('en-GB')}.${String(pence % 100).padStart(2, '0')}`
