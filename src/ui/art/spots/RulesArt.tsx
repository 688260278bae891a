import { Spot, type SpotProps } from './Spot.tsx'

/** A pair of scales before a statute book: a paw on one side, a chip on the other. */
export function RulesArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <rect x="78" y="128" width="84" height="16" rx="4" fill="#0f6b56" />
      <rect x="70" y="144" width="100" height="14" rx="4" fill="#c4471f" />
      <path d="M86 136h44M80 151h52" stroke="#fff4e2" strokeWidth="3" opacity="0.7" />
      <path d="M120 128V44" stroke="#c98411" strokeWidth="7" />
      <circle cx="120" cy="38" r="8" fill="#f4b544" />
      <path d="M62 62c20-10 40-10 58-8 18-2 38-2 58 8" stroke="#c98411" strokeWidth="6" />
      <path d="M62 62 44 104h36zM178 62l-18 42h36z" stroke="var(--edge)" strokeWidth="3" />
      <path d="M40 104h44c0 14-10 20-22 20s-22-6-22-20zM156 104h44c0 14-10 20-22 20s-22-6-22-20z" fill="#f9c76b" />
      <g fill="#8a5f3c">
        <path d="M62 92c6 0 9 5 9 8s-3 4-9 4-9-1-9-4 3-8 9-8z" />
        <circle cx="52" cy="90" r="3.2" />
        <circle cx="58" cy="85" r="3.4" />
        <circle cx="66" cy="85" r="3.4" />
        <circle cx="72" cy="90" r="3.2" />
      </g>
      <g transform="rotate(-18 178 94)">
        <rect x="162" y="87" width="32" height="13" rx="6.5" fill="#d3e8f0" />
        <path d="M169 89v9M173 89v9M177 89v9" stroke="#c4471f" strokeWidth="2.2" />
        <path d="M183 93.500h5" stroke="#2b6b88" strokeWidth="5" />
      </g>
    </Spot>
  )
}
