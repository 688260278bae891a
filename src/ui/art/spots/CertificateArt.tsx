import { Spot, type SpotProps } from './Spot.tsx'

/** A signed certificate with the paw's seal. */
export function CertificateArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <g transform="rotate(-4 120 90)">
        <rect x="56" y="30" width="128" height="112" rx="10" fill="var(--paper)" />
        <rect x="64" y="38" width="112" height="96" rx="6" stroke="#f4b544" strokeWidth="2.5" />
        <path d="M84 58h72" stroke="#26322d" strokeWidth="6" />
        <path d="M78 76h84M78 88h84M78 100h52" stroke="#c6c1b6" strokeWidth="4.5" />
        <path d="M78 121c6-9 10 6 15-1s8-7 10 0 8 4 12-3" stroke="#2b6b88" strokeWidth="3" />
        <path d="M148 122l-8 34 14-8 8 12 6-36z" fill="#c4471f" />
        <circle cx="158" cy="112" r="21" fill="#f9c76b" />
        <circle cx="158" cy="112" r="16" stroke="#c98411" strokeWidth="2" />
        <g fill="#8a5710">
          <path d="M158 110c5 0 8 5 8 8s-3 4-8 3c-5 1-8 0-8-3s3-8 8-8z" />
          <circle cx="150.5" cy="108" r="2.6" />
          <circle cx="155.5" cy="104" r="2.8" />
          <circle cx="161" cy="104" r="2.8" />
          <circle cx="165.8" cy="108" r="2.6" />
        </g>
      </g>
    </Spot>
  )
}
