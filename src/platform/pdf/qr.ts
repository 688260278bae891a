import QRCode from 'qrcode'
import { INK, type Sheet } from './sheet.ts'

/** Draws a QR code (ISO/IEC 18004) with its quiet zone on white, `size` points wide. */
export function drawQr(sheet: Sheet, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const quiet = 4
  const step = size / (modules.size + 2 * quiet)
  sheet.roundedRect(x, y, size, size, 6).fill('#ffffff')
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) sheet.rect(x + (column + quiet) * step, y + (row + quiet) * step, step, step)
    }
  }
  sheet.fill(INK)
}
