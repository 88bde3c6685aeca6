#!/usr/bin/env bash
# openid-client 6.8.7 with oauth4webapi 3.8.8.
# `ClientSecretBasic` also escapes `-`, `_` and `.`, which application/x-www-form-urlencoded leaves as they are (URL
# Standard, section 5.2; RFC 6749, section 2.3.1). A provider that compares the text of the header without decoding it
# then knows no such client, though its id and secret need no escape.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --silent openid-client@6.8.7 oauth4webapi@3.8.8

cat > run.mjs <<'END'
import * as oidc from 'openid-client'

const [id, secret] = ['ctf-harbour', 'Kelp_and.Gulls-7']
const server = { issuer: 'https://login.example', token_endpoint: 'https://login.example/token' }
const config = new oidc.Configuration(server, id, undefined, oidc.ClientSecretBasic(secret))
config[oidc.customFetch] = async (_url, { headers }) => {
  const sent = Buffer.from(new Headers(headers).get('authorization').replace('Basic ', ''), 'base64').toString()
  console.log(`sent: ${sent}`)
  console.log(`form: ${[id, secret].map((text) => new URLSearchParams([['', text]]).toString().slice(1)).join(':')}`)
  return Response.json({ access_token: 'a', token_type: 'Bearer' })
}
await oidc.clientCredentialsGrant(config)
END

seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'sent: ctf%2Dharbour:Kelp%5Fand%2EGulls%2D7
form: ctf-harbour:Kelp_and.Gulls-7' ]
