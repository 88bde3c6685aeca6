import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findTool } from '../../../scripts/lib/test-tools.js'

const deploy = path.resolve(import.meta.dirname, '../../../deploy')
export const host = 'ctf.example.org'

export type Certificate = { folder: string; cert: string; key: string; remove(): void }
export type Given = { upstream: string; certificate: Certificate }

export function tool(name: string): string {
  const file = findTool(name)
  if (file === undefined) throw new Error(`${name} is missing: "npm test" brings it`)
  return file
}

/** A file of `deploy/` with values replaced. Each replaced value must exist. */
export function filledIn(name: string, values: [string, string][]): string {
  return values.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} has no "${from}"`)
      return text.replaceAll(from, to)
    },
    readFileSync(path.join(deploy, name), 'utf8'),
  )
}

/** `innerPort` is between the program that ends TLS and the proxy. */
type Ports = { port: number; plainPort: number; innerPort: number }

export type ProxyKind = {
  name: string
  /**
   * Writes the configuration and returns the commands that check and run it, and the command of the program that ends TLS
   * in front of it, if it does not.
   */
  prepare(given: Given & Ports): { check: string[]; run: string[]; tls?: string[] }
}

const nginx: ProxyKind = {
  name: 'nginx',
  prepare({ upstream, certificate: { folder, cert, key }, port, plainPort }) {
    const site = filledIn('nginx.conf', [
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['listen [::]:443 ssl http2;', ''],
      [`/etc/letsencrypt/live/${host}/fullchain.pem`, cert],
      [`/etc/letsencrypt/live/${host}/privkey.pem`, key],
      ['127.0.0.1:8080', upstream],
    ])
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `${user}\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n${temporary}\naccess_log off;\n${site}\n}\n`,
    )
    const words = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']
    return { check: [tool('nginx'), ...words, '-t'], run: [tool('nginx'), ...words, '-g', 'daemon off;'] }
  },
}

const caddy: ProxyKind = {
  name: 'caddy',
  prepare({ upstream, certificate: { folder, cert, key }, port, plainPort }) {
    const file = path.join(folder, 'Caddyfile')
    const site = filledIn('Caddyfile', [
      ['ctf.example.org {', `ctf.example.org:${port} {\n\ttls ${cert} ${key}\n\tbind 127.0.0.1`],
      ['127.0.0.1:8080', upstream],
    ])
    const options = `admin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n\tstorage file_system ${folder}/caddy`
    writeFileSync(file, `{\n\t${options}\n}\n${site}`)
    const words = ['--config', file, '--adapter', 'caddyfile']
    return { check: [tool('caddy'), 'validate', ...words], run: [tool('caddy'), 'run', ...words] }
  },
}

/** The lines that the package of Debian has above the file of `deploy/`. */
const haproxyDefaults =
  'defaults\n  mode http\n  timeout connect 5000\n  timeout client 50000\n  timeout server 50000\n'

const haproxy: ProxyKind = {
  name: 'haproxy',
  prepare({ upstream, certificate: { folder, cert, key }, port, plainPort }) {
    const [file, both] = [path.join(folder, 'haproxy.cfg'), path.join(folder, 'both.pem')]
    writeFileSync(both, `${readFileSync(cert, 'utf8')}${readFileSync(key, 'utf8')}`)
    const site = filledIn('haproxy.cfg', [
      ['bind :80', `bind 127.0.0.1:${plainPort}`],
      ['bind :443', `bind 127.0.0.1:${port}`],
      [`/etc/haproxy/${host}.pem`, both],
      ['127.0.0.1:8080', upstream],
    ])
    writeFileSync(file, `${haproxyDefaults}\n${site}`)
    return { check: [tool('haproxy'), '-c', '-f', file], run: [tool('haproxy'), '-db', '-f', file] }
  },
}

const apacheModules = ['mpm_event', 'authz_core', 'alias', 'headers', 'http2', 'proxy', 'proxy_http', 'ssl']

const apache: ProxyKind = {
  name: 'apache',
  prepare({ upstream, certificate: { folder, cert, key }, port, plainPort }) {
    const file = path.join(folder, 'apache.conf')
    const site = filledIn('apache.conf', [
      ['<VirtualHost *:80>', `<VirtualHost 127.0.0.1:${plainPort}>`],
      ['<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${port}>`],
      [`/etc/letsencrypt/live/${host}/fullchain.pem`, cert],
      [`/etc/letsencrypt/live/${host}/privkey.pem`, key],
      ['127.0.0.1:8080', upstream],
    ])
    const modules = path.join(path.dirname(tool('apache2')), '../lib/apache2/modules')
    const lines = [
      `ServerName ${host}`,
      `DefaultRuntimeDir ${folder}`,
      `PidFile ${folder}/apache.pid`,
      `ErrorLog ${folder}/apache.log`,
      ...apacheModules.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`),
      ...(process.getuid?.() === 0 ? ['User daemon', 'Group daemon'] : []),
      `Listen 127.0.0.1:${plainPort}`,
      `Listen 127.0.0.1:${port}`,
    ]
    writeFileSync(file, `${lines.join('\n')}\n${site}`)
    return {
      check: [tool('apache2'), '-f', file, '-t'],
      run: [tool('apache2'), '-f', file, '-D', 'FOREGROUND'],
    }
  },
}

const lighttpd: ProxyKind = {
  name: 'lighttpd',
  prepare({ upstream, certificate: { folder, cert, key }, port, plainPort }) {
    const file = path.join(folder, 'lighttpd.conf')
    const [upstreamHost = '', upstreamPort = ''] = upstream.split(':')
    const site = filledIn('lighttpd.conf', [
      ['":443"', `"127.0.0.1:${port}"`],
      [`/etc/letsencrypt/live/${host}/fullchain.pem`, cert],
      [`/etc/letsencrypt/live/${host}/privkey.pem`, key],
      ['"host" => "127.0.0.1", "port" => 8080', `"host" => "${upstreamHost}", "port" => ${upstreamPort}`],
    ])
    const lines = [
      `server.document-root = "${folder}"`,
      `server.bind = "127.0.0.1"`,
      `server.port = ${plainPort}`,
      `server.upload-dirs = ("${folder}")`,
    ]
    writeFileSync(file, `${lines.join('\n')}\n${site}`)
    const words = ['-m', path.join(path.dirname(tool('lighttpd')), '../lib/lighttpd'), '-f', file]
    return { check: [tool('lighttpd'), ...words, '-tt'], run: [tool('lighttpd'), ...words, '-D'] }
  },
}

const varnish: ProxyKind = {
  name: 'varnish',
  prepare({ upstream, certificate: { folder, cert, key }, port, plainPort, innerPort }) {
    const own = (name: string) => path.join(folder, name)
    const [upstreamHost = '', upstreamPort = ''] = upstream.split(':')
    const rules = filledIn('varnish.vcl', [
      ['"127.0.0.1"', `"${upstreamHost}"`],
      ['"8080"', `"${upstreamPort}"`],
    ])
    writeFileSync(own('default.vcl'), rules)
    const unit = filledIn('varnish.service.conf', [
      ['/usr/sbin/varnishd', tool('varnishd')],
      ['-j unix,user=vcache', `-j none -n ${own('varnish')}`],
      ['/etc/varnish/default.vcl', own('default.vcl')],
      ['plain=:80', `plain=127.0.0.1:${plainPort}`],
      ['127.0.0.1:8443', `127.0.0.1:${innerPort}`],
    ])
    const start = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '').split(' ')
    writeFileSync(own('both.pem'), `${readFileSync(cert, 'utf8')}${readFileSync(key, 'utf8')}`)
    const front = filledIn('hitch.conf', [
      ['[*]:443', `[127.0.0.1]:${port}`],
      ['[127.0.0.1]:8443', `[127.0.0.1]:${innerPort}`],
      [`/etc/hitch/${host}.pem`, own('both.pem')],
    ])
    writeFileSync(own('hitch.conf'), front)
    // Hitch refuses to run as root.
    const user = process.getuid?.() === 0 ? ['--user', 'nobody', '--group', 'nogroup'] : []
    return {
      check: [tool('varnishd'), '-C', '-n', own('varnish'), '-f', own('default.vcl')],
      // The default is ten minutes. The rules replace it, or no stream would stay open.
      run: [...start, '-p', 'send_timeout=0.01'],
      tls: [tool('hitch'), '--config', own('hitch.conf'), ...user],
    }
  },
}

export const proxyKinds = [nginx, caddy, haproxy, apache, lighttpd, varnish]
