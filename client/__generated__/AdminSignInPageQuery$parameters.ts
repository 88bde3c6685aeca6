/**
 * @generated SignedSource<<7cdf5ed7d7701f9203a33085ab9d347c>>
 * @relayHash 13756bd8ac26bdadc9d1b1729503ed69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 320ab9ddc44ae94e6992cb17164d6a35ca0fcf0637f2c1294e8668f57f0b46d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSignInPageQuery } from './AdminSignInPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminSignInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "320ab9ddc44ae94e6992cb17164d6a35ca0fcf0637f2c1294e8668f57f0b46d1",
    "metadata": {},
    "name": "AdminSignInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
