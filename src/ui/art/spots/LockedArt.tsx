import { Spot, type SpotProps } from './Spot.tsx'

export function LockedArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
