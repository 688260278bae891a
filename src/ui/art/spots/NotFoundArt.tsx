import { Spot, type SpotProps } from './Spot.tsx'

export function NotFoundArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
