import { Spot, type SpotProps } from './Spot.tsx'

export function EmptyBasketArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
