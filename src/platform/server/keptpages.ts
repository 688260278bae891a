import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DrawnPage } from './drawnpage.ts'

/** How long a page is sent as it was drawn, so that a new price or figure shows within seconds. */
const KEPT_MS = 10_000

/** A page that is the same for everyone, packed once. */
export interface KeptPage extends Pick<DrawnPage, 'scripts'> {
  etag: string
  bodies: Record<Encoding, Buffer>
}
type Encoding = 'br' | 'gzip' | 'identity'

const pack = {
  br: (html: Buffer) => promisify<Buffer, object, Buffer>(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
}

/**
 * Keeps in memory the pages that are the same for everyone. `draw` is given the address alone, so nothing of the visitor who happens to
 * ask first can get into what others see; it answers null for what is no such page.
 */
export function keepPages(draw: (path: string) => Promise<DrawnPage | null>, now = () => performance.now()) {
  const kept = new Map<string, { until: number; page: Promise<KeptPage | null> }>()
  return (path: string): Promise<KeptPage | null> => {
    const found = kept.get(path)
    if (found && now() < found.until) return found.page
    const page = draw(path).then((drawn) => drawn && packed(drawn))
    kept.set(path, { until: now() + KEPT_MS, page })
    page.catch(() => kept.delete(path))
    return page
  }
}

async function packed({ html, scripts }: DrawnPage): Promise<KeptPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([pack.br(identity), pack.gzip(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { scripts, etag, bodies: { br, gzip: gz, identity } }
}

/** The smallest form that a browser takes (RFC 9110, 12.5.3). */
export function encodingFor(accepted = ''): Encoding {
  const takes = (name: string) => new RegExp(`(^|[ ,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
