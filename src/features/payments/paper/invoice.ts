import { hairline, mark } from '#platform/paper/ornaments.ts'
import { bytesOf, heightOf, INK, INNER, newSheet, PINE, QUIET, SHEET, type Sheet, write } from '#platform/paper/sheet.ts'
import { whenText } from '#ui/whentext.ts'
import type { Content } from '../invoices.ts'

interface Paper {
  number: string
  issuedAt: Date
  content: Content
}

/** Only who is registered for VAT may call a paper an invoice with VAT. */
export const titleOf = ({ supplier, corrects }: Content): string => {
  if (corrects) return supplier.vatNumber ? 'Credit note' : 'Refund receipt'
  return supplier.vatNumber ? 'VAT invoice' : 'Receipt'
}

/** An invoice or credit note (VAT Regulations 1995, SI 1995/2518, regulations 14 and 15C) on A4, tagged for screen readers. */
export async function invoicePaper({ number, issuedAt, content }: Paper): Promise<Buffer> {
  const title = `${titleOf(content)} ${number}`
  const sheet = newSheet({ title, about: content.description, madeAt: issuedAt })
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
  heading(add, { number, issuedAt, content })
  line()
  add('P', row(['What', 'VAT rate', 'Quantity', 'With VAT'], { colour: QUIET, size: 9 }, content))
  for (const { words, vatRate, quantity, pence } of content.lines)
    add('P', row([words, `${vatRate} %`, String(quantity), pounds(pence)], {}, content))
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

function heading(add: Add, { number, issuedAt, content }: Paper) {
  const { supplier, customer, corrects } = content
  add('H1', [{ text: `${titleOf(content)} ${number}`, face: 'title', size: 22, colour: PINE, width: INNER - 60 }], 14)
  add(
    'P',
    [{ text: [supplier.name, supplier.address, supplier.vatNumber && `VAT number ${supplier.vatNumber}`].filter(Boolean).join('\n') }],
    14,
  )
  add('P', [{ text: 'To', colour: QUIET, size: 9 }], 2)
  add('P', [{ text: [customer.name, ...customer.lines].join('\n') }], 14)
  add('P', [{ text: `${corrects ? 'Given back' : 'Paid'} on ${whenText(issuedAt, 'day')}`, face: 'strong' }], corrects ? 6 : 18)
  if (corrects) add('P', [{ text: `Corrects ${corrects.number}. Why: ${corrects.reason}.` }], 18)
}

/** A row of the table; without VAT there is no column of rates. */
function row([what = '', rate = '', quantity = '', sum = '']: string[], style: Partial<Cell>, { supplier }: Content): Cell[] {
  const { left, right } = SHEET
  return [
    { text: what, x: left, width: 250, ...style },
    ...(supplier.vatNumber ? [{ text: rate, x: left + 260, width: 60, align: 'right' as const, ...style }] : []),
    { text: quantity, x: left + 325, width: 55, align: 'right', ...style },
    { text: supplier.vatNumber || sum !== 'With VAT' ? sum : 'Price', x: right - 80, width: 80, align: 'right', ...style },
  ]
}

function totals(add: Add, { supplier, rates, pence }: Content) {
  const sum = (words: string, amount: number, style: Partial<Cell> = {}) =>
    add('P', [
      { text: words, x: SHEET.left, width: INNER - 110, align: 'right', ...style },
      { text: pounds(amount), x: SHEET.right - 100, width: 100, align: 'right', ...style },
    ])
  for (const { vatRate, vatPence, ...rate } of supplier.vatNumber ? rates : []) {
    sum(`Without VAT at ${vatRate} %`, rate.pence - vatPence)
    sum(`VAT at ${vatRate} %`, vatPence)
  }
  sum('Total', pence, { face: 'strong', size: 13 })
}

/** On paper every sum has its pence. */
const pounds = (pence: number) => `£${Math.floor(pence / 100).toLocaleString('en-GB')}.${String(pence % 100).padStart(2, '0')}`
