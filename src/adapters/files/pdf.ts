import { decode } from './decoder.ts'
import { MAX_UPLOAD_BYTES, type Refused } from './files.ts'

/**
 * Takes a PDF as it is, since a document kept as evidence must not change; true, or a sentence for the person. It must begin and end as a PDF
 * (ISO 32000-1 §7.5) and hold nothing that does more than show pages: serve it as an attachment with nosniff all the same.
 * @throws DecoderBusy when too many files wait already
 */
export async function checkPdf(bytes: Uint8Array): Promise<true | Refused> {
  if (bytes.length > MAX_UPLOAD_BYTES) return { refused: 'PDF must be 10 MB or smaller' }
  const found = await decode({ kind: 'pdf', bytes })
  if (found === 'stuck') return { refused: 'We can’t check what’s inside this PDF. Print it to a new PDF, then choose that one' }
  return 'refused' in found ? found : true
}
