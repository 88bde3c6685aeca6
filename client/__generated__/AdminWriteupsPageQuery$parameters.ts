/**
 * @generated SignedSource<<abeba1a02e2fb904be53f8e99e289c70>>
 * @relayHash 71344e258398129fe8edb1829d2812bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e421daaec2ed9610d06fb684988ae8afbd82371a2ec35a1b8948e17e57590665

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminWriteupsPageQuery } from './AdminWriteupsPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminWriteupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e421daaec2ed9610d06fb684988ae8afbd82371a2ec35a1b8948e17e57590665",
    "metadata": {},
    "name": "AdminWriteupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
