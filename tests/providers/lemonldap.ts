import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unpackPackages, type Unpacked } from './debian-packages.ts'
import { freeAddress, startLoopbackProgram } from './loopback-program.ts'
import { makePemKeys } from './pem-keys.ts'
import { client, type Provider, type ReturnAddresses } from './provider.ts'

// Modules of Perl that the portal loads and its package only recommends.
const modules = [
  'libstring-random-perl',
  'libio-string-perl',
  'libgd-securityimage-perl',
  'libimage-magick-perl',
]

/** The portal of LemonLDAP::NG under its own PSGI server, with the accounts of its demonstration. */
export async function startLemonldap(folder: string, addresses: ReturnAddresses): Promise<Provider> {
  const packages = await unpackPackages(['liblemonldap-ng-portal-perl', ...modules], folder)
  const { port, url: origin } = await freeAddress()
  const url = `${origin}/`
  const { app, settings } = writeSettings(folder, { packages, url, addresses })
  const server = [packages.file('usr/bin/plackup'), '--host', '127.0.0.1', '--port', String(port), app]
  const program = await startLoopbackProgram(['perl', ...server], {
    env: {
      ...packages.env,
      LLNG_DEFAULTCONFFILE: settings,
      LLNG_DEFAULTLOGGER: 'Lemonldap::NG::Common::Logger::Std',
      PLACK_ENV: 'production',
    },
    address: url,
  })
  return {
    ...program,
    name: `LemonLDAP::NG ${packages.version}`,
    issuer: url,
    scopes: 'openid profile email',
    people: {
      admin: { name: 'dwho', mail: 'dwho@badwolf.org' },
      unmarked: { name: 'rtyler', mail: 'rtyler@badwolf.org' },
    },
    roleClaim: 'groups',
    adminValue: 'timelords',
    async logIn(page, { name }) {
      await page.locator('input[name=user]').fill(name)
      await page.locator('input[name=password]').fill(name)
      await page.locator('input[name=password]').press('Enter')
    },
    consentMark: 'button.positive',
    async consent(page) {
      await page.locator('button.positive').click()
    },
    refusal: /status 40[01]: invalid_client/,
    passwordField: 'input[name=password]',
    leadsBack: true,
    confirmLogOut: () => Promise.resolve(),
    // Version 2.16 has neither pushed requests nor private_key_jwt.
    strict: null,
  }
}

type Installation = { packages: Unpacked; url: string; addresses: ReturnAddresses }

/** Writes the configuration and the program of the portal. Returns their names. */
function writeSettings(folder: string, { packages, url, addresses }: Installation) {
  const storage = (name: string) => {
    const directory = path.join(folder, name)
    mkdirSync(path.join(directory, 'lock'), { recursive: true })
    return directory
  }
  const files = (name: string) => ({
    Directory: storage(name),
    LockDirectory: path.join(storage(name), 'lock'),
    generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
  })
  const keys = makePemKeys()
  const configuration = {
    cfgNum: 1,
    cfgDate: Math.floor(Date.now() / 1000),
    portal: url,
    domain: '127.0.0.1',
    cookieName: 'lemonldap',
    securedCookie: 0,
    authentication: 'Demo',
    userDB: 'Same',
    demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
    // An empty value is not sent.
    macros: { mailVerified: "$uid eq 'dwho' ? 1 : ''", _whatToTrace: '$uid' },
    whatToTrace: '_whatToTrace',
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: files('sessions'),
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: files('psessions'),
    locationRules: { '127.0.0.1': { default: 'accept' } },
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcServiceIgnoreScopeForClaims: 1,
    oidcServicePrivateKeySig: keys.privateKey,
    oidcServicePublicKeySig: keys.publicKey,
    oidcServiceKeyIdSig: 'key',
    oidcRPMetaDataOptions: {
      halyard: {
        oidcRPMetaDataOptionsDisplayName: 'Halyard',
        oidcRPMetaDataOptionsClientID: client.id,
        oidcRPMetaDataOptionsClientSecret: client.secret,
        oidcRPMetaDataOptionsRequirePKCE: 1,
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsRedirectUris: addresses.callback,
        oidcRPMetaDataOptionsPostLogoutRedirectUris: addresses.start,
        oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
      },
    },
    oidcRPMetaDataExportedVars: {
      halyard: {
        preferred_username: 'uid',
        name: 'cn',
        email: 'mail',
        email_verified: 'mailVerified;bool',
        groups: 'hGroups',
      },
    },
  }
  const directory = storage('conf')
  writeFileSync(path.join(directory, 'lmConf-1.json'), JSON.stringify(configuration))
  const settings = path.join(folder, 'lemonldap-ng.ini')
  const portal = packages.file('usr/share/lemonldap-ng/portal')
  writeFileSync(
    settings,
    `[all]
logLevel = warn
[configuration]
type = File
dirName = ${directory}
localStorage = Cache::FileCache
localStorageOptions = {'namespace' => 'configuration', 'cache_root' => '${storage('cache')}'}
[portal]
staticPrefix = /static
templateDir = ${portal}/templates
languages = en
`,
  )
  const scripts = (root: string) =>
    `enable 'Static', path => sub { s{^/javascript/}{} }, root => '${root}', pass_through => 1;`
  const app = path.join(folder, 'portal.psgi')
  writeFileSync(
    app,
    `use Plack::Builder;
use Lemonldap::NG::Portal;
my $portal = Lemonldap::NG::Portal->run({});
builder {
  enable 'Static', path => qr{^/static/}, root => '${portal}/htdocs';
  ${scripts(packages.file('usr/share/javascript'))}
  ${scripts('/usr/share/javascript')}
  $portal;
};
`,
  )
  return { app, settings }
}
