import { Spot, type SpotProps } from './Spot.tsx'

export function CelebrationArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
