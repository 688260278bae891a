import { Spot, type SpotProps } from './Spot.tsx'

/** A parcel with the paw on its label. */
export function ParcelArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M52 74l68-26 68 26-68 28z" fill="#e0b27c" />
      <path d="M52 74l68 28v58l-68-26z" fill="#c98f56" />
      <path d="M188 74l-68 28v58l68-26z" fill="#b57a43" />
      <path d="M86 61l68 27v22l-12 5V93L75 65z" fill="#f4d9b0" />
      <path d="M52 74L36 58l66-24 18 14zM188 74l16-16-66-24-18 14z" fill="#d6a267" />
      <path d="M64 96l36 14v26l-36-14z" fill="var(--paper)" />
      <path d="M70 105l16 6M70 113l10 4" stroke="#c6c1b6" strokeWidth="3" />
      <g fill="#0f6b56" transform="translate(90 122) skewY(21)">
        <path d="M0 0c3.5 0 5.5 3 5.5 5S3 8 0 7.200C-3 8-5.5 7-5.5 5S-3.5 0 0 0z" />
        <circle cx="-5" cy="-1.5" r="1.9" />
        <circle cx="-1.8" cy="-4.2" r="2" />
        <circle cx="1.8" cy="-4.2" r="2" />
        <circle cx="5" cy="-1.5" r="1.9" />
      </g>
    </Spot>
  )
}
