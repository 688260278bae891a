import { Spot, type SpotProps } from './Spot.tsx'

export function PhoneArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
