/** How a parcel is followed, as whoever waits for it reads it: "Royal Mail AB123456789GB". */
export const trackingOf = ({ carrier, tracking }: { carrier: string; tracking: string }) => [carrier, tracking].filter(Boolean).join(' ')
