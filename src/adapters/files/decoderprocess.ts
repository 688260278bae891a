import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import * as z from 'zod'
import { compose } from './compose.ts'
import { scanPdf } from './pdfscan.ts'
import { redraw } from './redraw.ts'

/** The process in which strangers' files are taken apart. It holds no secret, writes nothing, and may be killed at any moment. */
const Bytes = z.instanceof(Uint8Array)
const Box = { left: z.int(), top: z.int(), width: z.int(), height: z.int() }
const Work = z.union([
  z.object({ kind: z.enum(['picture', 'pdf']), bytes: Bytes }),
  z.object({ kind: z.literal('compose'), drawing: z.string(), photo: z.object({ bytes: Bytes, ...Box }).nullable() }),
])

sharp.concurrency(1)
sharp.cache(false)

async function answer(message: unknown) {
  const work = Work.parse(message)
  if (work.kind === 'compose') return compose(work)
  const { kind, bytes } = work
  if (kind === 'picture') return redraw(bytes)
  const found = scanPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  return found === true ? { isFit: true } : found
}

process.on('message', (message) => {
  answer(message).then(
    (answered) => process.send?.(answered),
    () => process.exit(1),
  )
})
process.once('disconnect', () => process.exit())
