/**
 * @generated SignedSource<<39bec0ce656406f2e2f78dfc1d49c8c0>>
 * @relayHash 7304bdc1bce966c6c8d723ab44b98cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f9e7dacc0b9a4fe1ae6e1e1123a93f56d6778f2fa1cea900a0ba331b08210de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGamesPageQuery } from './AdminGamesPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminGamesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f9e7dacc0b9a4fe1ae6e1e1123a93f56d6778f2fa1cea900a0ba331b08210de",
    "metadata": {},
    "name": "AdminGamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
