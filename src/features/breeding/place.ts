export interface Point {
  lat: number
  lng: number
}

/** A point moved to a grid of about 5 km, so that nobody finds a house by asking for distances from several sides. */
export const roughly = ({ lat, lng }: Point): Point => ({ lat: onGrid(lat), lng: onGrid(lng) })

const onGrid = (degrees: number) => Math.round(degrees * 20) / 20
