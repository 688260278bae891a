import { Spot, type SpotProps } from './Spot.tsx'

export function MessageRelayArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
