import { BISCUIT, CREAM, decorate, HONEY, MINT, PINE, SHEET, type Sheet } from './sheet.ts'

/** Cream paper with a double frame. */
export function paper(sheet: Sheet): void {
  const { width, height } = SHEET
  decorate(sheet, () => {
    sheet.rect(0, 0, width, height).fill(CREAM)
    sheet
      .roundedRect(22, 22, width - 44, height - 44, 18)
      .lineWidth(1.6)
      .stroke(PINE)
    sheet
      .roundedRect(28, 28, width - 56, height - 56, 13)
      .lineWidth(0.8)
      .stroke(HONEY)
  })
}

/** The round mark, the same drawing as on the site: a dog that looks out of its house. */
export function mark(sheet: Sheet, x: number, y: number, size: number): void {
  decorate(sheet, () => {
    sheet.translate(x, y).scale(size / 64)
    sheet.circle(32, 32, 32).fill(PINE)
    sheet.path('M10 33 32 14l22 19').lineWidth(5).lineCap('round').lineJoin('round').stroke(HONEY)
    sheet.ellipse(32, 40, 13, 14).fill(BISCUIT)
  })
}

/** The roof of the mark, wide, to stand over the name of the pet. */
export function roof(sheet: Sheet, y: number): void {
  const middle = SHEET.width / 2
  decorate(sheet, () => {
    sheet
      .path(`M${middle - 118} ${y + 44}L${middle} ${y}L${middle + 118} ${y + 44}`)
      .lineWidth(5)
      .lineCap('round')
      .lineJoin('round')
      .stroke(HONEY)
  })
}

/** A soft band behind the chip number. */
export function band(sheet: Sheet, y: number, height: number): void {
  decorate(sheet, () => {
    sheet.roundedRect(SHEET.left - 12, y, SHEET.right - SHEET.left + 24, height, 14).fill(MINT)
  })
}

export function hairline(sheet: Sheet, y: number): void {
  decorate(sheet, () => {
    sheet.moveTo(SHEET.left, y).lineTo(SHEET.right, y).lineWidth(0.6).stroke('#d9d1c1')
  })
}
