/** Whether browsers open the address as an https page without a user name in it. */
export function isHttpsLink(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
