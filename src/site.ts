/** What the product is called and how to reach the people behind it. */
export const site = {
  name: 'Homeward',
  phone: '0800 023 9384',
  phoneLink: 'tel:+448000239384',
  hours: [
    { days: 'Monday to Friday', times: '10:00AM-5:00PM' },
    { days: 'Saturday to Sunday', times: '10:00AM-2:00PM' },
  ],
  outsideHours: 'Outside those hours, emergencies only.',
  supportUrl: 'https://support.homeward.example',
  social: [
    { name: 'Facebook', url: 'https://facebook.com/homeward.example' },
    { name: 'Instagram', url: 'https://instagram.com/homeward.example' },
    { name: 'YouTube', url: 'https://youtube.com/@homeward.example' },
  ],
  /** Seconds: idle for `after`, then a last window; a warning stands on the page from `warn` on. */
  idle: { after: 3600, window: 1, warn: 3540, ping: 1 },
}
