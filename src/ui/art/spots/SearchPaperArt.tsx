import { Spot, type SpotProps } from './Spot.tsx'

export function SearchPaperArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
