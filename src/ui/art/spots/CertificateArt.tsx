import { Spot, type SpotProps } from './Spot.tsx'

export function CertificateArt(props: SpotProps) {
  return <Spot {...props}>{null}</Spot>
}
