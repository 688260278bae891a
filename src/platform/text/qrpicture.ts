import QRCode from 'qrcode'

/** A QR code (ISO/IEC 18004) as the address of an SVG picture, with its quiet zone, dark on white. */
export async function qrPicture(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
