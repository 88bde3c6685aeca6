/**
 * @generated SignedSource<<edb5ed9f4b1781170941d6283e7e1896>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClientAuthentication = "Automatic" | "PrivateKeyJwt" | "SecretBasic" | "SecretJwt" | "SecretPost";
export type IdentityProtocol = "Ctftime" | "OpenIdConnect";
import type { FragmentRefs } from "relay-runtime";
export type ProviderList_settings$data = {
  readonly identityProviders: ReadonlyArray<{
    readonly adminValues: ReadonlyArray<string>;
    readonly allowsSignUp: boolean;
    readonly clientAuth: ClientAuthentication;
    readonly clientId: string;
    readonly divisionClaim: string;
    readonly endsSession: boolean;
    readonly hasClientSecret: boolean;
    readonly isEnabled: boolean;
    readonly issuer: string;
    readonly key: string;
    readonly label: string;
    readonly lastClaims: {
      readonly claims: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly seenAt: string;
    } | null | undefined;
    readonly monitorValues: ReadonlyArray<string>;
    readonly mustReenterSecret: boolean;
    readonly protocol: IdentityProtocol;
    readonly realNameClaim: string;
    readonly revision: string;
    readonly roleClaim: string;
    readonly scopes: string;
    readonly teamClaim: string;
    readonly trustsMail: boolean;
    readonly userNameClaim: string;
  }>;
  readonly " $fragmentType": "ProviderList_settings";
};
export type ProviderList_settings$key = {
  readonly " $data"?: ProviderList_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderList_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderList_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IdentityProvider",
      "kind": "LinkedField",
      "name": "identityProviders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "protocol",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clientId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasClientSecret",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clientAuth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mustReenterSecret",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userNameClaim",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "realNameClaim",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleClaim",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monitorValues",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "adminValues",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamClaim",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "divisionClaim",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowsSignUp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trustsMail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsSession",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SeenClaims",
          "kind": "LinkedField",
          "name": "lastClaims",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "seenAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SeenClaim",
              "kind": "LinkedField",
              "name": "claims",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Settings",
  "abstractKey": null
};

(node as any).hash = "b344bb20fa2ea78cf052cdeb35897999";

export default node;
