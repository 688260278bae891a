import { Spot, type SpotProps } from './Spot.tsx'

/** Three puppies in a basket. */
export function LitterArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <Pup x={84} y={62} coat="#b9814c" ears="#8a5f3c" />
      <Pup x={158} y={62} coat="#4a403a" ears="#332b27" />
      <Pup x={121} y={48} coat="#f3dfc0" ears="#d9b586" />
      <path d="M44 100h152l-16 50c-2 6-6 8-12 8H72c-6 0-10-2-12-8z" fill="#d6a267" />
      <path d="M52 122h136M58 140h124" stroke="#b57a43" strokeWidth="4" />
      <path d="M74 104l6 52M98 104l3 52M121 104v52M143 104l-3 52M166 104l-6 52" stroke="#b57a43" strokeWidth="4" />
      <path d="M42 100h156" stroke="#b57a43" strokeWidth="14" />
      <path d="M42 98h156" stroke="#e0b27c" strokeWidth="6" />
      <path d="M74 98c4 12 26 12 30 0zM140 98c4 12 26 12 30 0z" fill="#a9d8c6" />
    </Spot>
  )
}

function Pup({ x, y, coat, ears }: { x: number; y: number; coat: string; ears: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22 52c-2-22 6-34 22-34s24 12 22 34z" fill={coat} />
      <ellipse cx="0" cy="10" rx="24" ry="22" fill={coat} />
      <path d="M-20-6c-10 2-14 20-8 30 8-2 14-14 14-26zM20-6c10 2 14 20 8 30-8-2-14-14-14-26z" fill={ears} />
      <ellipse cx="0" cy="18" rx="12" ry="10" fill="#fff" opacity="0.7" />
      <circle cx="-9" cy="6" r="3" fill="#26322d" />
      <circle cx="9" cy="6" r="3" fill="#26322d" />
      <circle cx="-8" cy="5" r="1" fill="#fff" />
      <circle cx="10" cy="5" r="1" fill="#fff" />
      <path d="M-4 12h8l-4 5z" fill="#26322d" />
      <path d="M0 17v3c-2 3-6 3-7 1M0 20c2 3 6 3 7 1" stroke="#26322d" strokeWidth="2" />
    </g>
  )
}
