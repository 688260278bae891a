import { Spot, type SpotProps } from './Spot.tsx'

export function ScanChipArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
