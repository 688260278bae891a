import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import QRCode from 'qrcode'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'

const [WIDTH, HEIGHT] = [640, 480]
const MODULE = 8

/** A browser whose camera sees a QR code, as YUV4MPEG2 of one still picture. `file`: where the film is kept. */
export async function browserSeeing(text: string, file: string): Promise<Browser> {
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
      ...Array.from({ length: 3 }, () => frame(text)),
    ]),
  )
  const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
  return chromium.launch({ executablePath: findChromium() ?? 'chromium', args: [...chromiumFlags, ...args] })
}

/** One picture: black on white, and no colour. */
function frame(text: string): Buffer {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const light = Buffer.alloc(WIDTH * HEIGHT, 235)
  const left = Math.floor((WIDTH - modules.size * MODULE) / 2)
  const top = Math.floor((HEIGHT - modules.size * MODULE) / 2)
  for (let row = 0; row < modules.size * MODULE; row += 1)
    for (let column = 0; column < modules.size * MODULE; column += 1)
      if (modules.get(Math.floor(row / MODULE), Math.floor(column / MODULE))) light[(top + row) * WIDTH + left + column] = 16
  return Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
}
