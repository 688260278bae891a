const METRES_IN_MILE = 1609.344

/** How far that is, as people in the UK say it: "about 3 miles". */
export function milesText(metres: number): string {
  const miles = Math.round(metres / METRES_IN_MILE)
  if (miles === 0) return 'less than a mile'
  return miles === 1 ? 'about 1 mile' : `about ${miles} miles`
}
