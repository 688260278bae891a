/** What the product is called and how to reach the people behind it. */
export const site = {
  name: 'Homeward',
  summary: 'A microchip register for pets in the United Kingdom. Looking up a chip and keeping your details up to date are free, for ever.',
  phone: '0800 023 9384',
  phoneLink: 'tel:+448000239384',
  hours: [
    { days: 'Monday to Friday', times: '10:00AM-5:00PM' },
    { days: 'Saturday to Sunday', times: '10:00AM-2:00PM' },
  ],
  outsideHours: 'Outside those hours, emergencies only.',
  /** Seconds: idle for `after`, then a last window; a warning stands on the page from `warn` on. */
  idle: { after: 3600, window: 1, warn: 3540, ping: 1 },
  /** Milliseconds between the first picture of a page and its scripts. */
  scriptsAfter: 100,
  /** Milliseconds for which a toast stands. */
  toastFor: 5000,
} as const
