import { Spot, type SpotProps } from './Spot.tsx'

export function OfflineArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
