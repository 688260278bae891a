const MAP = 'https://www.openstreetmap.org/?mlat='

/** The point on a map that anyone can open without an app. */
export const mapLink = ({ lat, lng }: { lat: number; lng: number }) => `${MAP}${lat}&mlon=${lng}#map=17/${lat}/${lng}`

/** Whether a link is made as ours to a map are. */
export const isMapLink = (link: string) => link.startsWith(MAP)
