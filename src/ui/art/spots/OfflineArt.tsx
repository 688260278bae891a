import { Spot, type SpotProps } from './Spot.tsx'

/** A lead that came unplugged. */
export function OfflineArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M56 78c-18 0-18-26 3-26 3-26 43-30 51-7 23-8 40 10 32 33z" fill="var(--paper)" />
      <path d="M82 58v.1M104 58v.1M84 69c5-5 13-5 18 0" stroke="#57635d" strokeWidth="4" />
      <path d="M18 140c26 14 40-18 62-10" stroke="#2b6b88" strokeWidth="6" />
      <g transform="rotate(-6 98 124)">
        <rect x="80" y="111" width="28" height="26" rx="7" fill="#2b6b88" />
        <path d="M108 118h12M108 130h12" stroke="#84958c" strokeWidth="5" />
      </g>
      <path d="M222 118c-18-8-22 20-40 12" stroke="#c4471f" strokeWidth="6" />
      <g transform="rotate(8 162 126)">
        <rect x="148" y="112" width="30" height="26" rx="7" fill="#c4471f" />
        <path d="M150 119h7M150 131h7" stroke="#8f2f12" strokeWidth="5" />
      </g>
      <path d="M134 100l4-10M142 104l9-6M128 146l-2 9M138 148l4 8" stroke="#f4b544" strokeWidth="4" />
    </Spot>
  )
}
