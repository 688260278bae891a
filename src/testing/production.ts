/** The settings without which production doesn't start. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://homeward.example',
  COMPANY_NAME: 'Fernhill Registers Ltd',
  COMPANY_ADDRESS: '3 Mill Lane, Ludlow, SY8 1AA',
  COMPANY_NUMBER: '01234567',
  ICO_NUMBER: 'ZA123456',
  VAT_NUMBER: 'none',
  HELP_URL: 'https://help.homeward.example',
}
