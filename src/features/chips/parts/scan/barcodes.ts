import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url'

// The library would fetch its reader from another site; ours is served with the page.
if (!import.meta.env.SSR) void prepareZXingModule({ overrides: { locateFile: () => reader }, fireImmediately: true })

// On the server there is nothing to read: made there, it would look for its reader at once.
let detector: BarcodeDetector | undefined

/** The text of every code in a picture: chip labels are Code 128, certificates and tags QR. */
export async function codesIn(picture: Blob | HTMLVideoElement): Promise<string[]> {
  detector ??= new BarcodeDetector({ formats: ['code_128', 'qr_code', 'data_matrix', 'code_39', 'itf', 'ean_13'] })
  const found = await detector.detect(picture)
  return found.map(({ rawValue }) => rawValue)
}
